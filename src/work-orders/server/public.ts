/** What other modules may use. */
export { queryAndAsk } from './authority/query-and-ask.ts'
export { readAuthorityRecord } from './authority/authority-record.ts'
export { workWithFile } from './file-uses.queries.ts'
export { formOfNode } from './form/form-of-node.ts'

export { stepsToDo, supplementsToSend } from './pending-matters.queries.ts'
export { workOrderByNumber } from './work-orders.queries.ts'
export { workOrdersCalled, workOrdersOfAny } from './search.queries.ts'
export { workOrderRefusals } from './work-orders.errors.ts'
export { presentFile } from './present-node.ts'
export { presentNote } from './review/present-notes.ts'
export { changeForm, readFormAtNode, type FormAtNode, type LockedForm } from './form/with-form.ts'
export { checkedCompanyFacts } from './form/checked-facts.ts'
