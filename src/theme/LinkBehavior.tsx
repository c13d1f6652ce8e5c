import { createContext, use, type ComponentProps, type MouseEvent } from 'react'

/** Follows a link of the site in place (src/app/useFollowLink.ts). */
export const FollowLinkContext = createContext<(event: MouseEvent<HTMLAnchorElement>) => void>(
  () => undefined,
)

/** Renders every `href` of Material UI's components. @see https://mui.com/material-ui/integrations/routing/ */
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
