import { lazy, Suspense } from 'react'

const Post = lazy(async () => ({ default: (await import('./order-post.tsx')).OrderPost }))
const PostLink = lazy(async () => ({ default: (await import('./order-post-link.tsx')).OrderPostLink }))

/** What authorities wrote and check about a work order, for the staff; loaded when it is shown. */
export const STAFF_LETTER_PARTS = {
  Part: (props: { workOrderId: string }) => (
    <Suspense>
      <Post {...props} />
    </Suspense>
  ),
  PostLink: (props: { workOrderId: string; isCheck: boolean; isButton?: boolean; children: string }) => (
    <Suspense>
      <PostLink {...props} />
    </Suspense>
  ),
}
