import { Link } from 'react-router'
import type { AnchorProps } from '#platform/ui/link.tsx'

/** Routes links inside the site; mail addresses, downloads and external links stay plain anchors. */
export function RouterLink({ href, children, ...rest }: AnchorProps) {
  const isInside = href.startsWith('/') && !href.startsWith('//') && !rest.download && !rest.target
  if (!isInside || href.startsWith('/dev/') || href.startsWith('/server/'))
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  )
}
