import { expect, it } from 'vitest'
import { saveComment } from '#enquiries/contract.ts'
import { openInspection } from '#letters/staff/inspections-contract.ts'
import { createAnnouncement } from '#messages/staff/contract.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { staffMe } from '#staff/contract.ts'
import { saveAbsence } from '#team/staff/absences-contract.ts'
import { noteOnWorkOrder } from '#work-orders/staff/contract.ts'
import { addOriginal } from '#work-orders/staff/originals-contract.ts'
import { addTask } from '#work-orders/staff/tasks-contract.ts'
import { openWorkOrder } from '#work-orders/testing/work-orders.builders.ts'
import { agencyToday } from './testing/agency-today.ts'
import { repeat, type MadeOnce } from './testing/once-after-kill.ts'
import { testApp, type Caller } from './testing/test-app.ts'

/* What staff and strangers make, and a process that dies before it answers. The records: `once-records.http.test.ts`. */

const app = await testApp()
const { agent, admin, reviewer } = app.people
const today = agencyToday(app)
const { workOrderId } = await openWorkOrder(app)
const idOf = async (as: Caller) => (await app.get(staffMe, {}, { as })).body.data?.id ?? ''
const [reviewerId, agentId] = [await idOf(reviewer), await idOf(agent)]

const CASES: Record<string, MadeOnce> = {
  'a task for a colleague': {
    call: addTask,
    as: agent,
    input: { workOrderId, text: 'Only once', dueOn: today, staffId: reviewerId },
    other: { text: 'Another' },
    counts: [
      `select 1 from wo_tasks where text = 'Only once'`,
      `select 1 from wo_history where key = 'task.added'`,
      `select 1 from staff_notes where key = 'task.added'`,
    ],
  },
  'an internal note that names a colleague': {
    call: noteOnWorkOrder,
    as: agent,
    input: { workOrderId, text: `Look, @${reviewer.name}: once` },
    other: { text: 'Another note' },
    counts: [
      `select 1 from wo_history where key = 'order.note'`,
      `select 1 from staff_notes where key = 'order.note'`,
    ],
  },
  'an original that is asked for': {
    call: addOriginal,
    as: agent,
    input: { workOrderId, kind: 'OTHER', title: 'Deed', copies: 1, needs: [], asked: true, comesBack: false },
    other: { copies: 2 },
    counts: [
      `select 1 from wo_originals`,
      `select 1 from wo_history where key = 'original.asked'`,
      `select 1 from audit_trail where action = 'original.add'`,
    ],
  },
  'a check by an authority': {
    call: openInspection,
    as: agent,
    input: {
      workOrderId,
      letterId: null,
      kind: 'SPECIAL_AUDIT',
      authority: 'Finanzamt Nord',
      country: 'DE',
      askedEn: 'Books of 2025',
      askedZh: '2025年账簿',
      servedOn: today,
      answerBy: addDays(today, 30),
      visibleToSeller: false,
    },
    other: { authority: 'Finanzamt Süd' },
    counts: [`select 1 from inspections`, `select 1 from audit_trail where action = 'inspection.opened'`],
  },
  'an enquiry': {
    call: saveComment,
    input: {
      name: 'Wang Fang',
      email: 'fang@shop.example',
      topic: 'OTHER',
      message: 'Which service do I need for Spain, please?',
      consent: true,
    },
    other: { message: 'Which service do I need for France, please?' },
    counts: [`select 1 from enquiries`],
  },
  'a draft of an announcement': {
    call: createAnnouncement,
    as: admin,
    input: {
      draft: {
        type: 'SYSTEM',
        link: null,
        byMail: false,
        title: { en: 'Closed on Monday', zh: '周一休息' },
        body: { en: 'We are closed.', zh: '本所休息。' },
        audience: { kind: 'ALL' },
      },
    },
    counts: [`select 1 from announcements`, `select 1 from audit_trail where action = 'announcement.create'`],
  },
  'an absence': {
    call: saveAbsence,
    as: agent,
    input: { staffId: agentId, from: today, until: addDays(today, 2), standInId: reviewerId },
    other: { until: addDays(today, 3) },
    counts: [`select 1 from staff_absences`, `select 1 from audit_trail where action = 'team.absenceSaved'`],
  },
}

it.each(Object.entries(CASES))('%s', async (name, made) => {
  await expect(repeat(app, name, made)).resolves.toBeUndefined()
})
