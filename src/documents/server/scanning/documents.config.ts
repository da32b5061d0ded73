import { z } from 'zod'
import { type RawSettings, setting } from '#platform/server/settings.ts'
import type { ClamdPlace } from './clamd.ts'

const ADDRESS = /^(?:tcp:\/\/[^\s/:]+:\d{1,5}|unix:\/\S+)$/

export const DOCUMENTS_SETTINGS = {
  clamd: setting({
    env: 'GREENLANE_CLAMD',
    doc: 'Where clamd, the virus scanner ClamAV, listens: `unix:/run/clamav/clamd.ctl` or `tcp://127.0.0.1:3310`. Without it, uploaded files are not scanned for viruses; only programs are refused.',
    schema: z
      .string()
      .regex(ADDRESS, 'must be an address such as unix:/run/clamav/clamd.ctl or tcp://127.0.0.1:3310'),
  }),
} as const

export type DocumentsConfig = { clamd: ClamdPlace | undefined }

export function documentsConfig({ clamd }: RawSettings<typeof DOCUMENTS_SETTINGS>): DocumentsConfig {
  if (clamd === undefined) return { clamd: undefined }
  if (clamd.startsWith('unix:')) return { clamd: { path: clamd.slice('unix:'.length) } }
  const { hostname, port } = new URL(clamd)
  return { clamd: { host: hostname, port: Number(port) } }
}
