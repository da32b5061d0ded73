import { z } from 'zod'
import { templateOutput } from '#forms/contract.ts'
import {
  defineCall,
  emptyInput,
  draftKeyOutput,
  idInput,
  instantOutput,
  integerInput,
} from '#platform/shared/call.ts'
import { LANGS } from '#platform/shared/local-text.ts'
import { answersSchema, fileSchema, formErrorSchema, reviewNoteSchema } from '#work-orders/records.ts'
import { FORM_REFUSALS } from '#work-orders/refusal-names.ts'
import { INVITE_KEY } from './invite-key.ts'
import { INVITE_STATES, LONGEST_INVITE_DAYS, PIN_PATTERN, USUAL_INVITE_DAYS } from './invite-rules.ts'

const sectionKey = z.string().min(1).max(64)
const pin = z.string().trim().regex(PIN_PATTERN)

export const createInvite = defineCall({
  method: 'POST',
  path: '/invite/create',
  access: 'sellerWriter',
  summary:
    'Invites somebody to fill in some sections of a form. Open invitations for the same sections end. The link is mailed if an address is given, the PIN never.',
  idempotent: true,
  refusals: [
    ...FORM_REFUSALS,
    'invite.not_open',
    'invite.not_shareable',
    'invite.nothing_to_fill_in',
    'limits.too_many_tries',
  ],
  input: z.object({
    nodeId: idInput,
    sections: z.array(sectionKey).min(1).max(50),
    email: z.email().max(254).optional(),
    pin: pin.optional().describe('4 to 12 digits'),
    expiresInDays: z.number().int().min(1).max(LONGEST_INVITE_DAYS).default(USUAL_INVITE_DAYS),
    lang: z.enum(LANGS).optional().describe('of the mail and of the page; that of the request unless given'),
  }),
  output: z.object({
    id: z.string(),
    code: z.string(),
    url: z.string(),
    expiresAt: instantOutput,
    sections: z.array(z.string()),
  }),
})

export const revokeInvite = defineCall({
  method: 'POST',
  path: '/invite/revoke',
  access: 'sellerWriter',
  summary: 'Ends an invitation; its link stops working. What was filled in stays.',
  refusals: [...FORM_REFUSALS, 'invite.not_found'],
  input: z.object({ id: idInput }),
  output: z.object({ id: z.string(), state: z.enum(INVITE_STATES) }),
})

/** An invitation as the company sees it. The code is only for those who may write, because it grants writing. */
const inviteSchema = z.object({
  id: z.string(),
  state: z.enum(INVITE_STATES),
  sections: z.array(z.object({ key: z.string(), title: z.string() })),
  code: z.string().nullable(),
  url: z.string().nullable(),
  email: z.string().nullable(),
  hasPin: z.boolean(),
  lang: z.enum(LANGS),
  createdAt: instantOutput,
  createdBy: z.string(),
  expiresAt: instantOutput,
  /** The name given by the person who filled it in; null until then. */
  person: z.string().nullable(),
  openedAt: instantOutput.nullable(),
  savedAt: instantOutput.nullable(),
  usedAt: instantOutput.nullable(),
  revokedAt: instantOutput.nullable(),
  progress: z.object({ answered: z.number().int(), total: z.number().int(), missing: z.number().int() }),
})
export type InviteRecord = z.output<typeof inviteSchema>

export const listInvites = defineCall({
  method: 'GET',
  path: '/invite/list',
  access: 'seller',
  summary:
    'The sections of a form that somebody can be invited to, and its invitations, newest first (at most 50).',
  refusals: FORM_REFUSALS,
  input: z.object({ nodeId: idInput }),
  output: z.object({
    nodeId: z.string(),
    nodeName: z.string(),
    /** False while it is not the seller's turn to fill in the form. */
    open: z.boolean(),
    shareable: z.array(z.object({ key: z.string(), title: z.string(), questions: z.array(z.string()) })),
    invites: z.array(inviteSchema),
  }),
})

export const inviteCommitCode = defineCall({
  method: 'GET',
  path: '/woNodeData/getInviteCommitCode',
  access: 'seller',
  summary:
    'The newest invitation of a node that was not withdrawn. Code and link are null for members who may only read.',
  refusals: [...FORM_REFUSALS, 'invite.none'],
  input: z.object({ nodeId: idInput }),
  output: z.object({
    id: z.string(),
    code: z.string().nullable(),
    url: z.string().nullable(),
    expiresAt: instantOutput,
    sections: z.array(z.string()),
    usedAt: instantOutput.optional(),
  }),
})

export const unlockInvite = defineCall({
  method: 'POST',
  path: '/invite/unlock',
  access: { key: INVITE_KEY, beforePin: true },
  summary:
    'Exchanges the PIN of an invitation for a code of 12 hours, to be sent instead of the one in the link.',
  refusals: ['invite.no_pin', 'invite.pin_wrong'],
  input: z.object({ pin: z.string().trim().min(1).max(20) }),
  output: z.object({ code: z.string(), expiresAt: instantOutput }),
})

export const beginInvite = defineCall({
  method: 'POST',
  path: '/invite/begin',
  access: { key: INVITE_KEY },
  summary: 'The invited person gives their name; the company sees it beside what they fill in.',
  refusals: ['invite.name_missing'],
  input: z.object({ name: z.string().max(1000) }),
  output: z.object({ person: z.string() }),
})

const revision = integerInput.min(0).describe('grows with every save of an invited section, whoever saves')

export const inviteCommitForm = defineCall({
  method: 'GET',
  path: '/woNodeData/getInviteCommitForm',
  access: { key: INVITE_KEY },
  summary: 'The invited sections of a form with their answers, and nothing else of it.',
  refusals: [...FORM_REFUSALS, 'invite.form_closed'],
  input: emptyInput,
  output: z.object({
    template: templateOutput,
    sections: z.array(z.string()),
    answers: answersSchema,
    revision,
    savedAt: instantOutput.nullable(),
    /** Null: every answer may be changed. A list: only these, after the agency has returned the form. */
    editablePaths: z.array(z.string()).nullable(),
    reviewNotes: z.array(reviewNoteSchema),
    files: z.array(fileSchema),
    company: z.object({ name: z.string(), nameOriginal: z.string().nullable() }),
    agency: z.string(),
    service: z.string(),
    language: z.enum(LANGS),
    expiresAt: instantOutput,
    /** The name that the person gave; null before `/invite/begin`. */
    person: z.string().nullable(),
    /** Identifies this invitation's drafts on the device. */
    inviteId: z.string(),
    draftKey: draftKeyOutput,
  }),
})

export const saveForInviteCommit = defineCall({
  method: 'POST',
  path: '/woNodeData/saveForInviteCommit',
  access: { key: INVITE_KEY },
  summary:
    'Saves the answers of the invited sections; `submit` submits them to the company, once. A stale revision: 409 with the newer answers.',
  idempotent: true,
  refusals: [...FORM_REFUSALS, 'invite.form_closed', 'invite.stale_revision', 'forms.template_moved'],
  input: z.object({ answers: answersSchema, submit: z.boolean(), revision }),
  output: z.object({
    revision,
    submitted: z.boolean(),
    savedAt: instantOutput,
    /** What keeps it from being submitted; the answers are saved anyway. */
    errors: z.array(formErrorSchema).optional(),
  }),
})

/** The `data` of a 409 of `saveForInviteCommit`. */
export type InviteConflict = { answers: Record<string, unknown>; revision: number }

/** The `data` of `invite.pin_needed`: whose form it is, and the language of the invitation. */
export type InviteBeforePin = {
  company: { name: string; nameOriginal: string | null }
  language: (typeof LANGS)[number]
}
