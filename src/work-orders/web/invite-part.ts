import { type ComponentType, createContext, createElement, use } from 'react'

export type InvitePartProps = { nodeId: string; mayWrite: boolean }

/** Who else is invited to fill in a form. Provided by the module of invitations, which this module does not know. */
export const InvitePartContext = createContext<ComponentType<InvitePartProps>>(() => null)

export function InvitePart(props: InvitePartProps) {
  return createElement(use(InvitePartContext), props)
}
