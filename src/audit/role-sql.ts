/** The tables of the audit trail that the portal adds to and changes never. */
const TABLES = ['audit_trail', 'audit_seals', 'audit_anchors'] as const

/**
 * What an administrator of the database runs once, so that the portal itself can add to the audit trail and do nothing
 * else with it: its tables, and the database that could drop them, belong to a role that nobody signs in as.
 * @param names the role that `DATABASE_URL` names, its database, and the role that is to own the tables
 */
export function roleSql({ app, database, owner }: { app: string; database: string; owner: string }): string {
  const lines = [
    `do $$ begin if not exists (select from pg_roles where rolname = ${literal(owner)}) then create role ${name(owner)} nologin; end if; end $$;`,
    'begin;',
    // Who owns a schema may drop what is in it, whoever owns that.
    `alter database ${name(database)} owner to ${name(owner)};`,
    'alter schema public owner to pg_database_owner;',
    `grant connect, create, temporary on database ${name(database)} to ${name(app)};`,
    `grant usage, create on schema public to ${name(app)};`,
    // Of earlier releases; a migration may not drop it once the table belongs to another role.
    'drop index if exists audit_trail_company;',
    ...TABLES.flatMap((table) => [
      `alter table ${table} owner to ${name(owner)};`,
      `revoke all on ${table} from public, ${name(app)};`,
      `grant select, insert on ${table} to ${name(app)};`,
    ]),
    `grant select on sequence audit_trail_sequence_seq to ${name(app)};`,
    `alter function refuse_audit_change() owner to ${name(owner)};`,
    `alter function refuse_change() owner to ${name(owner)};`,
    'commit;',
  ]
  return `${lines.join('\n')}\n`
}

const name = (text: string): string => `"${text.replaceAll('"', '""')}"`
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`
