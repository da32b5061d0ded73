import { staffOf } from '#platform/server/http/call-context.ts'
import { idOfRequest } from '#platform/server/http/once.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import * as calls from '../../staff/tasks-contract.ts'
import { readingOf } from '../present-card.ts'
import { addTask } from './add-task.ts'
import { finishTask } from './finish-task.ts'
import { listTasks, readTasks } from './read-tasks.ts'

/** What the staff leave themselves and each other to do about work orders. */
export function tasksRoutes(deps: ServerDeps): Route[] {
  return [
    handle(calls.workOrderTasks, async (context, { workOrderId }) => ({
      records: await readTasks(deps.db, workOrderId, readingOf(context, deps)),
    })),
    handle(calls.listTasks, (context, input) =>
      listTasks(deps.db, staffOf(context), input, readingOf(context, deps)),
    ),
    handle(calls.addTask, (context, input) =>
      addTask(deps, { ...input, id: idOfRequest('task', context), staff: staffOf(context) }),
    ),
    handle(calls.finishTask, (context, input) => finishTask(deps, { ...input, staff: staffOf(context) })),
  ]
}
