import { agencyToday } from '#main/testing/agency-today.ts'
import type { TestApp } from '#main/testing/test-app.ts'
import { openInspection } from '../staff/inspections-contract.ts'

/** A notice that was served today. */
export const inspectionFields = (app: TestApp, workOrderId: string, more: Record<string, unknown> = {}) => ({
  workOrderId,
  letterId: null,
  kind: 'LIABILITY_NOTICE' as const,
  authority: 'Finanzamt Musterstadt',
  country: 'DE',
  askedEn: 'The marketplace’s sellers are to pay what is owed.',
  askedZh: '要求就欠税承担责任。',
  servedOn: agencyToday(app),
  answerBy: null,
  visibleToSeller: true,
  ...more,
})

export async function openedInspection(
  app: TestApp,
  workOrderId: string,
  more: Record<string, unknown> = {},
): Promise<{ id: string; revision: number }> {
  const fields = inspectionFields(app, workOrderId, more)
  const { body } = await app.post(openInspection, fields, { as: app.people.agent })
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data
}
