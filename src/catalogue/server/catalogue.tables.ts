import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { Currency } from '#platform/shared/money.ts'
import type { ProcessNode } from '../process.ts'
import type { CategoryCode, ProductContentDraft, ProductStatus } from '../product.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const productCategories = pgTable('product_categories', {
  code: text('code').$type<CategoryCode>().primaryKey(),
  name: jsonb('name').$type<LocalText>().notNull(),
  summary: jsonb('summary').$type<LocalText>().notNull(),
  icon: text('icon').notNull(),
  position: integer('position').notNull(),
})

/** Rows are inserted when published and never changed: a work order keeps the version it started with. */
export const processVersions = pgTable(
  'process_versions',
  {
    id: text('id').primaryKey(),
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
    id: text('id').primaryKey(),
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
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('products_code').on(table.code),
    index('products_status').on(table.status, table.position),
    index('products_category').on(table.category),
    index('products_process').on(table.processVersionId),
  ],
)

/** A changed price is a new row; the old one ends. `option` and `value` are empty for the product itself. */
export const productPrices = pgTable(
  'product_prices',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    option: text('option').notNull(),
    value: text('value').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    amount: integer('amount').notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    validUntil: date('valid_until', { mode: 'string' }),
  },
  (table) => [
    uniqueIndex('product_prices_open')
      .on(table.productId, table.option, table.value, table.currency)
      .where(sql`${table.validUntil} is null`),
    index('product_prices_product').on(table.productId, table.validUntil),
  ],
)

/** One row whose number rises with every change of the catalogue, so that caches in all processes notice. */
export const catalogueStamp = pgTable('catalogue_stamp', {
  id: integer('id').primaryKey(),
  number: integer('number').notNull(),
})
