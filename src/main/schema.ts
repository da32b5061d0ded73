export * from '#platform/server/platform.tables.ts'
export * from '#catalogue/server/catalogue.tables.ts'
export * from '#accounts/server/accounts.tables.ts'
export * from '#staff/server/staff.tables.ts'
