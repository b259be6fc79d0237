// A QR code as one outline: a rectangle for every run of dark squares in a row.

export function qrPath(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`),
    )
    .join("");
}

/** What a camera needs of a link to a table: the token, without the name that chats look it up by. */
export function withoutInviteName(link: string): string {
  return link.replace(/\/join\/[\w-]+#/, "/#");
}
