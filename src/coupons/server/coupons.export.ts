import { type Column, sql } from 'drizzle-orm'
import { type ExportPart, exportTable } from '#platform/server/export.queries.ts'
import { couponClaims, coupons, couponUses } from './coupons.tables.ts'

const codeOf = (couponId: Column) =>
  sql`(select ${coupons.code} from ${coupons} where ${coupons.id} = ${couponId})`

export const couponsExport: ExportPart = {
  tables: [
    exportTable({
      table: couponClaims,
      name: 'coupons',
      title: { en: 'Coupons', zh: '优惠券' },
      extra: { code: codeOf(couponClaims.couponId) },
    }),
    exportTable({
      table: couponUses,
      name: 'coupon-uses',
      title: { en: 'Coupons used', zh: '优惠券使用记录' },
      extra: { code: codeOf(couponUses.couponId) },
    }),
  ],
}
