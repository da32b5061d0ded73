import { type ExportPart, exportTable } from '#platform/server/export.queries.ts'
import { apiKeys } from './api-keys.tables.ts'

export const apiKeysExport: ExportPart = {
  tables: [
    exportTable({
      table: apiKeys,
      name: 'api-keys',
      title: { en: 'API keys', zh: 'API密钥' },
      omit: { keyHash: 'a secret', announcedAt: 'how it is stored' },
    }),
  ],
}
