/** Of a saved view and who made it. */
type Saved = { ownerId: string; shared: boolean; ownerLeft: boolean }

/** Own ones, and what colleagues share. What somebody kept for themselves is gone when they have left. */
export const maySeeView = ({ ownerId, shared }: Saved, readerId: string): boolean =>
  shared || ownerId === readerId

/** A shared view of somebody who left is everybody's: whoever changes it takes it over. */
export const mayChangeView = ({ ownerId, shared, ownerLeft }: Saved, readerId: string): boolean =>
  ownerId === readerId || (shared && ownerLeft)
