import { type ExportPart, exportTable } from '#platform/server/export.queries.ts'
import { mandates } from './mandates.tables.ts'
import { takeoverPoints, takeovers } from './takeovers.tables.ts'
import { filingTerms, registrations, renewals, servicePeriods } from './registrations.tables.ts'

export const registrationsExport: ExportPart = {
  tables: [
    exportTable({
      table: registrations,
      name: 'registrations',
      title: { en: 'Registrations', zh: '注册信息' },
    }),
    exportTable({
      table: filingTerms,
      name: 'filing-terms',
      title: { en: 'Filing services', zh: '申报服务' },
    }),
    exportTable({
      table: servicePeriods,
      name: 'filing-periods',
      title: { en: 'Filing periods', zh: '申报期' },
    }),
    exportTable({ table: renewals, name: 'renewals', title: { en: 'Renewals', zh: '续费' } }),
    exportTable({
      table: mandates,
      name: 'mandates',
      title: { en: 'Powers of attorney', zh: '授权委托书' },
      omit: { toldDays: 'which reminder was sent last' },
    }),
    exportTable({
      table: takeovers,
      name: 'takeovers',
      title: { en: 'Takeovers from another agency', zh: '转入事项' },
      omit: {
        toAnswer: 'counted from the points',
        toCheck: 'counted from the points',
      },
    }),
    exportTable({
      table: takeoverPoints,
      name: 'takeover-points',
      title: { en: 'Takeovers: what is known', zh: '转入事项明细' },
    }),
  ],
}
