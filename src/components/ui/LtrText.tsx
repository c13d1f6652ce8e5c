/** A number, mail or web address: reads from left to right in every language. */
export function LtrText({ children }: { children: string }) {
  return <bdi dir="ltr">{children}</bdi>
}
