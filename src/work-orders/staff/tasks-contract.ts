import { z } from 'zod'
import { dayOutput, defineCall, idInput, instantOutput, pageInput, pageOf } from '#platform/shared/call.ts'
import { dayInput } from '#platform/shared/inputs.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import { caseWorkers } from './contract.ts'

/** Open ones; what is done makes room. */
export const MOST_OPEN_TASKS = 30
export const TASK_VIEWS = ['mine', 'given', 'done'] as const

const taskSchema = z.object({
  id: z.string(),
  text: z.string(),
  dueOn: dayOutput.nullable(),
  late: z.boolean(),
  /** Whose task it is. */
  staff: z.object({ id: z.string(), name: z.string() }),
  createdAt: instantOutput,
  createdBy: z.string(),
  done: z.object({ at: instantOutput, by: z.string() }).nullable(),
})
export type Task = z.output<typeof taskSchema>

export const workOrderTasks = defineCall({
  method: 'GET',
  path: '/staff/task/ofWorkOrder',
  access: caseWorkers,
  summary: 'What the staff still have to do about a work order, the next day first; then what was done last.',
  refusals: ['work_orders.not_found'],
  input: z.object({ workOrderId: idInput }),
  output: z.object({ records: z.array(taskSchema) }),
})

export const listTasks = defineCall({
  method: 'GET',
  path: '/staff/task/list',
  access: caseWorkers,
  summary:
    'Tasks about all work orders: those of the reader and those that they gave to others, the next day first; or what they did, the newest first.',
  input: z.object({ ...pageInput, view: z.enum(TASK_VIEWS).default('mine') }),
  output: pageOf(
    taskSchema.extend({
      workOrder: z.object({ id: z.string(), number: z.string(), product: z.string() }),
      country: z.string(),
      company: z.string(),
    }),
  ),
})

export const addTask = defineCall({
  method: 'POST',
  path: '/staff/task/add',
  access: caseWorkers,
  summary: 'Leaves oneself or a colleague something to do about a work order; a colleague is told.',
  idempotent: true,
  refusals: [
    'work_orders.not_found',
    'work_orders.unknown_colleague',
    'work_orders.day_in_past',
    'tasks.too_many',
  ],
  input: z.object({
    workOrderId: idInput,
    text: lineInput(300),
    dueOn: dayInput.optional().describe('by when'),
    staffId: idInput.optional().describe('whose task it is; one’s own unless given'),
  }),
  output: z.object({ id: z.string() }),
})

export const finishTask = defineCall({
  method: 'POST',
  path: '/staff/task/finish',
  access: caseWorkers,
  summary: 'Marks a task as done, or opens it again.',
  idempotent: true,
  refusals: ['work_orders.not_found', 'tasks.not_found', 'tasks.too_many'],
  input: z.object({ workOrderId: idInput, id: idInput, done: z.boolean() }),
  output: z.object({ done: z.boolean() }),
})
