/** What other modules may use. */
export { createAmazon } from './amazon/create-amazon.ts'
export { authorisationsEnding } from './calendar.queries.ts'
export { findShop } from './shops.queries.ts'
export { shopsToAuthorise } from './pending-matters.queries.ts'
export { shopsWithNoticeOf } from './file-uses.queries.ts'
export { noticesToAnswer } from './shop-notices.queries.ts'
export { numbersToEnter } from './shop-numbers.queries.ts'
export type { ShopsConfig } from './shops.config.ts'
