import { expect, it } from 'vitest'
import { confirmPassword, userInfo } from '#accounts/contract.ts'
import { inviteMember } from '#accounts/members-contract.ts'
import { createConfirmation } from '#confirmations/contract.ts'
import { filedWorkOrder } from '#confirmations/testing/confirmations.builders.ts'
import { couponDraft } from '#coupons/testing/coupons.builders.ts'
import { staffCreateCoupon } from '#coupons/staff/contract.ts'
import { listStandingChoices, signStandingChoice } from '#declarations/contract.ts'
import { saveLicence } from '#declarations/staff/licences-contract.ts'
import { createInvite } from '#invites/contract.ts'
import { PEOPLE } from '#invites/server/invites.builders.ts'
import { uploadAuthorityLetter } from '#letters/staff/contract.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { listMandates, renewMandate } from '#registrations/mandates-contract.ts'
import { createShop } from '#shops/contract.ts'
import { staffMe } from '#staff/contract.ts'
import { saveLevel } from '#team/staff/contract.ts'
import { saveRule } from '#team/staff/rules-contract.ts'
import { saveTeam } from '#team/staff/teams-contract.ts'
import { addRate } from '#vat/staff/contract.ts'
import { submitSignature } from '#work-orders/contract.ts'
import { queueTogether } from '#work-orders/staff/queue-contract.ts'
import { saveView } from '#work-orders/staff/saved-views-contract.ts'
import { acceptNode } from '#work-orders/staff/steps-contract.ts'
import { askSupplements } from '#work-orders/staff/supplements-contract.ts'
import { saveTag } from '#work-orders/staff/tags-contract.ts'
import { remindSeller } from '#work-orders/staff/watch-contract.ts'
import {
  advanceTo,
  openWorkOrder,
  pdf,
  uploadSampleFile,
  type OpenedWorkOrder,
} from '#work-orders/testing/work-orders.builders.ts'
import { staffWorkOrder } from '#work-orders/staff/contract.ts'
import { agencyToday } from './testing/agency-today.ts'
import { repeat, type MadeOnce } from './testing/once-after-kill.ts'
import { testApp } from './testing/test-app.ts'

/* Records of all kinds, and a process that dies before it answers. */

const app = await testApp()
const { seller, agent, admin, reviewer } = app.people
const today = agencyToday(app)
await app.post(confirmPassword, { password: seller.password }, { as: seller })
const reviewerId = (await app.get(staffMe, {}, { as: reviewer })).body.data?.id ?? ''
const signature = (await app.get(userInfo, {}, { as: seller })).body.data?.name ?? ''
const version = (await app.get(listStandingChoices, {}, { as: seller })).body.data?.version ?? ''

const [shared, asked, reminded, together] = [
  await openWorkOrder(app),
  await openWorkOrder(app),
  await openWorkOrder(app),
  await openWorkOrder(app),
]
const filed = await filedWorkOrder(app)
/** As whoever asks has seen it. */
async function seen({ workOrderId }: OpenedWorkOrder) {
  const { body } = await app.get(staffWorkOrder, { workOrderId }, { as: agent })
  return { workOrderId, revision: body.data?.workOrder.revision }
}

async function mandateToSign(): Promise<string | undefined> {
  const order = await openWorkOrder(app)
  await advanceTo(app, order, 'accepted')
  const node = order.node('powerOfAttorney')
  const uploadId = await uploadSampleFile(app, seller, 'signed.pdf')
  await app.post(submitSignature, { ...node, uploadId }, { as: seller })
  await app.post(acceptNode, { ...node, validUntil: addDays(today, 10) }, { as: agent })
  const { body } = await app.get(listMandates, { pageSize: 100 }, { as: seller })
  return body.data?.records.find(({ workOrder }) => workOrder.id === order.workOrderId)?.id
}

const audited = (action: string) => `select 1 from audit_trail where action = '${action}'`
const told = (key: string, { workOrderId }: OpenedWorkOrder) =>
  `select 1 from wo_history where key = '${key}' and work_order_id = '${workOrderId}'`
const item = { title: { en: 'Bank statement', zh: '银行流水' }, kind: 'file' }

const CASES: Record<string, MadeOnce> = {
  'an invitation to a form': {
    call: createInvite,
    as: seller,
    input: { ...shared.node('companyForm'), sections: [PEOPLE], email: 'chen@factory.example' },
    other: { email: 'li@factory.example' },
    counts: ['select 1 from invites', audited('invite.created'), told('node.invited', shared)],
  },
  'an invitation of a member': {
    call: inviteMember,
    as: seller,
    input: { email: 'new.member@lanhai.example', role: 'editor' },
    other: { role: 'viewer' },
    counts: ['select 1 from company_invitations', audited('company.member_invited')],
  },
  'a shop': {
    call: createShop,
    as: seller,
    input: { marketplace: 'AMAZON', region: 'EU', name: 'Brightoak Home' },
    other: { name: 'Another' },
    counts: ['select 1 from shops', audited('shop.added')],
  },
  'a team': {
    call: saveTeam,
    as: admin,
    input: { name: 'Germany', memberIds: [reviewerId], countries: ['DE', 'AT'], seat: null },
    other: { name: 'Austria' },
    counts: ['select 1 from staff_teams', audited('team.teamSaved')],
  },
  'an assignment rule': {
    call: saveRule,
    as: admin,
    input: { productCode: null, country: 'DE', lang: null, staffIds: [reviewerId], mostOpen: null },
    other: { country: 'FR' },
    counts: ['select 1 from assignment_rules', audited('team.ruleSaved')],
  },
  'a service level': {
    call: saveLevel,
    as: admin,
    input: { productCode: null, step: null, days: 5, firstDays: 2 },
    counts: ['select 1 from service_levels', audited('team.levelSaved')],
  },
  'a view of the queue': {
    call: saveView,
    as: agent,
    input: { name: 'German', shared: false, filter: { view: 'all', country: ['DE'] } },
    other: { shared: true },
    counts: ['select 1 from saved_queue_views'],
  },
  'a tag': {
    call: saveTag,
    as: agent,
    input: { name: 'Urgent' },
    other: { name: 'Later' },
    counts: ['select 1 from queue_tags'],
  },
  'a licence': {
    call: saveLicence,
    as: admin,
    input: {
      country: 'DE',
      act: 'FILE_RETURNS',
      holder: 'Greenlane Tax GmbH',
      number: 'StB 1',
      validFrom: today,
      signers: [reviewerId],
    },
    other: { number: 'StB 2' },
    counts: [`select 1 from licences where number like 'StB %'`, audited('declarations.licence_saved')],
  },
  'a coupon': {
    call: staffCreateCoupon,
    as: admin,
    input: { code: 'ONCE-0001', draft: couponDraft(app) },
    other: { code: 'ONCE-0002' },
    counts: [
      `select 1 from coupons where code like 'ONCE-%'`,
      `${audited('coupon.create')} and detail ->> 'code' like 'ONCE-%'`,
    ],
  },
  'a standing choice': {
    call: signStandingChoice,
    as: seller,
    input: { country: 'DE', choice: 'FILE', to: 50_000, version, signature },
    other: { to: 60_000 },
    counts: ['select 1 from standing_choices', audited('declarations.choice_signed')],
  },
  'a rate': {
    call: addRate,
    as: admin,
    input: {
      country: 'DE',
      category: 'reduced',
      basisPoints: 500,
      from: addDays(today, 40),
      source: 'BGBl. I 2026 Nr. 1',
    },
    other: { basisPoints: 600 },
    counts: ['select 1 from added_tax_rates', audited('tax.rate.add')],
  },
  'a supplement that is asked for': {
    call: askSupplements,
    as: agent,
    input: { ...(await seen(asked)), items: [item, { ...item, title: 'Register extract' }] },
    other: { items: [{ ...item, title: 'Something else' }] },
    counts: [
      `select 1 from wo_supplements where work_order_id = '${asked.workOrderId}' and position = 0`,
      told('supplement.asked', asked),
    ],
  },
  'supplements that are asked for together': {
    call: queueTogether,
    as: agent,
    input: { action: 'ask', items: [await seen(together)], ask: item },
    counts: [
      `select 1 from wo_supplements where work_order_id = '${together.workOrderId}'`,
      told('supplement.asked', together),
    ],
  },
  'a reminder': {
    call: remindSeller,
    as: agent,
    input: await seen(reminded),
    counts: [told('order.reminded', reminded)],
  },
  'a mandate that is signed again': {
    call: renewMandate,
    as: seller,
    input: {
      mandateId: await mandateToSign(),
      uploadId: await uploadSampleFile(app, seller, 'again.pdf'),
    },
    other: { uploadId: await uploadSampleFile(app, seller, 'third.pdf') },
    counts: ['select 1 from mandates where replaces_id is not null'],
  },
  'a letter that confirms progress': {
    call: createConfirmation,
    as: seller,
    input: { workOrderId: filed.workOrderId },
    other: { workOrderId: shared.workOrderId },
    counts: ['select 1 from letters', audited('letter.created')],
  },
}

it.each(Object.entries(CASES))('%s', async (name, made) => {
  await expect(repeat(app, name, made)).resolves.toBeUndefined()
})

const uploadAgain = async (text: string) => {
  const file = { name: 'letter.pdf', bytes: pdf(text) }
  const settings = { as: agent, headers: { 'idempotency-key': 'dies-with-a-letter' } }
  return (await app.upload(uploadAuthorityLetter, file, settings)).body
}
const letters = async () => (await app.database.pool.query('select 1 from authority_letters')).rowCount

it('a letter from an authority that is uploaded again under the same key is there once; another file is another letter', async () => {
  const first = await uploadAgain('once')
  expect(await uploadAgain('once')).toEqual(first)
  expect(await letters()).toBe(1)
  expect((await uploadAgain('another')).data?.id).not.toBe(first.data?.id)
  expect(await letters()).toBe(2)
})
