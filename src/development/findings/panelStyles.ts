/**
 * The panel stands over the page, and over an error that its texts may have caused, at a height where everything below
 * it can be scrolled out from under it.
 */
export const panelStyles = `
:host { all: initial; color-scheme: dark; }
section {
  position: fixed; z-index: 100000; inset-block-end: 25vh; inset-inline-start: 0;
  max-inline-size: min(30rem, 100vw - 3rem); font: 14px/1.5 system-ui, 'Segoe UI', Tahoma, sans-serif;
}
[role='status'] { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
details {
  max-block-size: min(24rem, 60vh); overflow-y: auto; overflow-wrap: anywhere; box-sizing: border-box;
  padding-inline: 12px; border: 1px solid; background: Canvas; color: CanvasText;
}
summary { position: sticky; inset-block-start: 0; padding: 6px 0; background: Canvas; font-weight: 700; }
h2, p { margin: 8px 0 0; font-size: inherit; }
ul { margin: 0 0 12px; padding: 0; list-style: none; }
li { margin-block-start: 8px; padding-inline-start: 10px; border-inline-start: 4px solid #ffd479; }
li.wrong { border-color: #ff8f80; }
bdi { font: 13px ui-monospace, monospace; }
`
