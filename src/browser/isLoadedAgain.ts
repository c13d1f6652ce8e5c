/** Whether the browser loads a page that the visitor has seen: on a reload, Back or Forward. It keeps language and place. */
export function isLoadedAgain(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  if (!(navigation instanceof PerformanceNavigationTiming)) return false
  return navigation.type === 'reload' || navigation.type === 'back_forward'
}
