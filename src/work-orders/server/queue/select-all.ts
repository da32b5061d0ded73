import type { OutputOf } from '#platform/shared/call.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { MOST_TOGETHER } from '../../staff/queue-contract.ts'
import type { queueSelection } from '../../staff/queue-selection-contract.ts'
import type { AskedFilter } from '../../staff/saved-views-contract.ts'
import type { FormDeps } from '../form/node-form.ts'
import type { Reading } from '../present-card.ts'
import { firstOfQueue } from './list-queue.ts'

/** What is selected when somebody selects a whole view: as they see it now, whatever happens until they act. */
export async function selectAll(
  deps: Pick<FormDeps, 'db'>,
  staff: StaffPrincipal,
  filter: AskedFilter,
  reading: Reading,
): Promise<OutputOf<typeof queueSelection>> {
  const { records, total } = await firstOfQueue(deps, staff, filter, { ...reading, most: MOST_TOGETHER })
  return {
    items: records.map(({ id, number, companyName, revision }) => ({
      id,
      number,
      company: companyName ?? '',
      revision,
    })),
    total,
  }
}
