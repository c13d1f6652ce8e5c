/**
 * Styles of an area that scrolls sideways, so that the page does not. A shade at an edge shows that more is hidden there.
 * The shades stay in place; covers in the background's colour (`--tone`) scroll with the content, and lie over a shade
 * where the content ends.
 */
export const sidewaysScroll = {
  '--shade': 'rgba(0, 0, 0, 0.12)',
  '[data-scheme="dark"] &': { '--shade': 'rgb(0 0 0 / 0.75)' },
  overflowX: 'auto',
  backgroundImage: [
    'linear-gradient(to right, var(--tone) 16px, transparent)',
    'linear-gradient(to left, var(--tone) 16px, transparent)',
    'linear-gradient(to right, var(--shade), transparent)',
    'linear-gradient(to left, var(--shade), transparent)',
  ].join(),
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'left, right, left, right',
  backgroundSize: '40px 100%, 40px 100%, 14px 100%, 14px 100%',
  backgroundAttachment: 'local, local, scroll, scroll',
} as const
