/**
 * The panel stands over the page, and over an error that its texts may have caused, at a height where everything below
 * it can be scrolled out from under it.
 */
export const panelStyles = `
:host { all: initial; }
section {
  position: fixed; z-index: 100000; inset-block-end: 25vh; inset-inline-start: 0;
  max-inline-size: min(30rem, 100vw - 3rem);
  font: 14px/1.5 system-ui, 'Segoe UI', Tahoma, sans-serif; color: #f4f6fa;
}
[role='status'] { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
details {
  max-block-size: min(24rem, 60vh); overflow-y: auto; overflow-wrap: anywhere; box-sizing: border-box;
  padding-inline: 12px; border: 1px solid #8d97aa; border-inline-start: 0;
  border-start-end-radius: 8px; border-end-end-radius: 8px; background: #1d2433;
}
summary {
  position: sticky; inset-block-start: 0; margin-inline: -12px; padding: 6px 12px;
  background: #1d2433; font-weight: 700; cursor: pointer;
}
summary:focus-visible { outline: 2px solid #fff; outline-offset: -4px; }
h2 { margin: 8px 0 0; font-size: 14px; }
small { font-weight: 400; }
ul { margin: 0 0 12px; padding: 0; list-style: none; }
li { margin-block-start: 8px; padding-inline-start: 10px; border-inline-start: 4px solid #ffd479; }
li.wrong { border-color: #ff8f80; }
li > bdi { font-family: ui-monospace, monospace; font-size: 13px; }
p { margin: 2px 0 0; }
p > bdi { color: #c3cad8; white-space: nowrap; }
`
