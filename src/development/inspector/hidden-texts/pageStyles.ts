/** How the page of hidden texts itself looks; its samples have the site's own styles. */
export const pageStyles = `
main { padding: 24px; overflow-wrap: anywhere; }
main > section { margin-block-start: 48px; border-block-start: 2px solid; }
main > section > article { margin-block-start: 16px; border-block-start: 1px solid; }
.columns, main > section > article {
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 4px 24px;
}
.sample { display: grid; gap: 20px; overflow-x: auto; padding: 12px; border: 1px dashed; }
main > section > article > :is(h3, p) { grid-column: 1 / -1; margin: 0; }
h3, bdi[dir='ltr'], pre { font: 14px/1.5 ui-monospace, monospace; white-space: pre-wrap; }
iframe { inline-size: 100%; block-size: 26rem; border: 1px solid; background: #fff; }
`
