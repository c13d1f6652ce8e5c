/** Whether the browser loads a page again: on a reload, Back or Forward. Such a page keeps its language and place. */
export function isLoadedAgain(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  if (!navigation || !('type' in navigation)) return false
  return navigation.type === 'reload' || navigation.type === 'back_forward'
}
