import { type ComponentType, createContext, createElement, use } from 'react'

type PartProps = { workOrderId: string }
/** `isCheck`: to the check by an authority that is due first, and not to the letter. */
type LinkProps = PartProps & { isCheck: boolean; isButton?: boolean; children: string }

export type StaffLetterParts = { Part: ComponentType<PartProps>; PostLink: ComponentType<LinkProps> }

const nothing = () => null

/** What authorities wrote and check. Provided by the module of letters, which this module does not know. */
export const StaffLetterPartContext = createContext<StaffLetterParts>({ Part: nothing, PostLink: nothing })

export function StaffLetterPart(props: PartProps) {
  return createElement(use(StaffLetterPartContext).Part, props)
}

/** To what a work order is ranked by. */
export function PostLink(props: LinkProps) {
  return createElement(use(StaffLetterPartContext).PostLink, props)
}
