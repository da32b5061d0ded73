/** The types of the specification, in the order of the tabs. */
export const MESSAGE_TYPES = ['SYSTEM', 'ORDER', 'WORK_ORDER', 'DECLARATION', 'PROMOTION'] as const
export type MessageType = (typeof MESSAGE_TYPES)[number]

/** What somebody chooses channels for: a type, or whatever asks them to act, of whichever type. */
export const TOPICS = ['ACTION', 'WORK_ORDER', 'DECLARATION', 'ORDER', 'SYSTEM', 'PROMOTION'] as const
export type Topic = (typeof TOPICS)[number]
