/**
 * Scrolls sideways by itself, so that the page does not. A shade lies on each side that hides more: it stays
 * in place, while covers in the ground's own colour (`--tone`) scroll away over it.
 */
export const sidewaysScroll = {
  overflowX: 'auto',
  backgroundImage: [
    'linear-gradient(to right, var(--tone) 16px, transparent)',
    'linear-gradient(to left, var(--tone) 16px, transparent)',
    'linear-gradient(to right, rgb(10 30 44 / 0.35), transparent)',
    'linear-gradient(to left, rgb(10 30 44 / 0.35), transparent)',
  ].join(),
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'left, right, left, right',
  backgroundSize: '40px 100%, 40px 100%, 14px 100%, 14px 100%',
  backgroundAttachment: 'local, local, scroll, scroll',
} as const
