/** Shows the page as it is without JavaScript. */
export function showWithoutScripts() {
  delete document.documentElement.dataset['script']
}
