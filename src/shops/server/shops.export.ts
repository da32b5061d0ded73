import { type ExportPart, exportTable } from '#platform/server/export.queries.ts'
import { shopNotices } from './shop-notices.tables.ts'
import { amazonAccounts, numberUploads, shopAuthorisations, shops } from './shops.tables.ts'

export const shopsExport: ExportPart = {
  tables: [
    exportTable({ table: shops, name: 'shops', title: { en: 'Shops', zh: '店铺' } }),
    exportTable({
      table: shopAuthorisations,
      name: 'shop-authorisations',
      title: { en: 'Authorisations of shops', zh: '店铺授权' },
      omit: { sealedRefreshToken: 'opens the account at Amazon' },
    }),
    exportTable({
      table: amazonAccounts,
      name: 'amazon-accounts',
      title: { en: 'Amazon accounts', zh: '亚马逊账户' },
    }),
    exportTable({
      table: numberUploads,
      name: 'shop-numbers',
      title: { en: 'VAT numbers in the shops', zh: '店铺税号上传' },
    }),
    exportTable({
      table: shopNotices,
      name: 'shop-notices',
      title: { en: 'Notices of marketplaces', zh: '平台通知' },
    }),
  ],
}
