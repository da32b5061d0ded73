import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, currency, day, id, instant, localText } from '#platform/server/columns.ts'
import type { ProcessNode } from '../process.ts'
import type { CategoryCode } from '../codes.ts'
import type { ProductContentDraft, ProductStatus } from '../product.ts'

export const productCategories = pgTable('product_categories', {
  code: text('code').$type<CategoryCode>().primaryKey(),
  name: localText('name').notNull(),
  summary: localText('summary').notNull(),
  icon: text('icon').notNull(),
  position: integer('position').notNull(),
})
export type CategoryRow = typeof productCategories.$inferSelect

/** Rows are inserted when published and never changed: a work order keeps the version it started with. */
export const processVersions = pgTable(
  'process_versions',
  {
    id: id(),
    key: text('key').notNull(),
    version: integer('version').notNull(),
    nodes: jsonb('nodes').$type<ProcessNode[]>().notNull(),
    publishedAt: instant('published_at').notNull(),
  },
  (table) => [uniqueIndex('process_versions_key_version').on(table.key, table.version)],
)

export const products = pgTable(
  'products',
  {
    id: id(),
    code: text('code').notNull(),
    category: text('category')
      .$type<CategoryCode>()
      .notNull()
      .references(() => productCategories.code),
    country: text('country').notNull(),
    status: text('status').$type<ProductStatus>().notNull(),
    /** Position in lists, best-selling first. */
    position: integer('position').notNull(),
    content: jsonb('content').$type<ProductContentDraft>().notNull(),
    processVersionId: text('process_version_id')
      .notNull()
      .references(() => processVersions.id),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('products_code').on(table.code),
    index('products_status').on(table.status, table.position),
    index('products_category').on(table.category),
    index('products_process').on(table.processVersionId),
  ],
)
export type ProductRow = typeof products.$inferSelect
export type NewProduct = typeof products.$inferInsert

/** A changed price is a new row; the old one ends. `option` and `value` are empty for the product itself. */
export const productPrices = pgTable(
  'product_prices',
  {
    id: id(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    option: text('option').notNull(),
    value: text('value').notNull(),
    currency: currency(),
    amount: integer('amount').notNull(),
    validFrom: day('valid_from').notNull(),
    validUntil: day('valid_until'),
  },
  (table) => [
    uniqueIndex('product_prices_open')
      .on(table.productId, table.option, table.value, table.currency)
      .where(sql`${table.validUntil} is null`),
    index('product_prices_product').on(table.productId, table.validUntil),
  ],
)
export type PriceRow = typeof productPrices.$inferSelect

/** One row whose number rises with every change of the catalogue, so that caches in all processes notice. */
export const catalogueStamp = pgTable('catalogue_stamp', {
  id: integer('id').primaryKey(),
  number: integer('number').notNull(),
})
