import { type ComponentType, createContext, createElement, use } from 'react'

export type InvitePartProps = { nodeId: string; mayWrite: boolean }

/** Who else is asked to fill in a form. The invitations bring it; this room does not know them. */
export const InvitePartContext = createContext<ComponentType<InvitePartProps>>(() => null)

export function InvitePart(props: InvitePartProps) {
  return createElement(use(InvitePartContext), props)
}
