import { type ExportPart, exportTable } from '#platform/server/export.queries.ts'
import { webhookDeliveries, webhookEndpoints } from './webhooks.tables.ts'

const SECRET = 'signs what is sent in the name of this portal'

export const webhooksExport: ExportPart = {
  tables: [
    exportTable({
      table: webhookEndpoints,
      name: 'webhooks',
      title: { en: 'Webhooks', zh: 'Webhook' },
      omit: { secretSealed: SECRET, previousSealed: SECRET },
    }),
    exportTable({
      table: webhookDeliveries,
      name: 'webhook-messages',
      title: { en: 'What webhooks were told', zh: 'Webhook推送记录' },
    }),
  ],
}
