/** A number, mail or web address: a left-to-right island in either language. */
export function LtrText({ children }: { children: string }) {
  return <bdi dir="ltr">{children}</bdi>
}
