import { type ExportPart, exportTable } from '#platform/server/export.queries.ts'
import { invites } from './invites.tables.ts'

const SECRET = 'opens the form'

export const invitesExport: ExportPart = {
  tables: [
    exportTable({
      table: invites,
      name: 'form-invitations',
      title: { en: 'Invitations to fill in a form', zh: '资料填写邀请' },
      omit: { codeHash: SECRET, sealedCode: SECRET, pinHash: SECRET, pinTries: SECRET },
    }),
  ],
}
