import { createContext, use, type ComponentProps, type MouseEvent } from 'react'

/** Follows a link of the site in place (src/app/useFollowLink.ts). */
export const FollowLinkContext = createContext<(event: MouseEvent<HTMLAnchorElement>) => void>(
  () => undefined,
)

/**
 * What every component of Material UI renders for its `href`: an `<a>` that the browser follows before the page is
 * hydrated, and the router afterwards.
 * @see https://mui.com/material-ui/integrations/routing/
 */
export function LinkBehavior({ href, onClick, children, ...link }: ComponentProps<'a'>) {
  const follow = use(FollowLinkContext)
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    follow(event)
  }
  return (
    <a {...link} href={href} onClick={handleClick}>
      {children}
    </a>
  )
}
