import { z } from 'zod'
import { type RawSettings, setting } from '#platform/server/settings.ts'

export const AUDIT_SETTINGS = {
  auditAnchorFile: setting({
    env: 'GREENLANE_AUDIT_ANCHOR_FILE',
    doc: 'A file to which an anchor of the audit trail is added each hour, one line each; it should lie on another machine, where this server can only add. Without it, administrators get an anchor by mail each day.',
    schema: z.string().min(1),
  }),
} as const

export type AuditConfig = { audit: { anchorFile: string | undefined } }

export const auditConfig = (raw: RawSettings<typeof AUDIT_SETTINGS>): AuditConfig => ({
  audit: { anchorFile: raw.auditAnchorFile },
})
