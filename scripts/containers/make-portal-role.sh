#!/bin/sh
# Makes the role that the portal signs in as, and the database that it owns: no superuser, so that a fault in the portal
# does not reach the whole server, and `npm run -s audit:role` can keep the audit trail from it.
# The image of PostgreSQL runs this as its superuser.
set -eu
: "${PORTAL_PASSWORD:?}"
psql -v ON_ERROR_STOP=1 --no-psqlrc --username "${POSTGRES_USER:-postgres}" --dbname "${POSTGRES_DB:-postgres}" \
  -v password="$PORTAL_PASSWORD" <<'SQL'
create role greenlane login password :'password';
create database greenlane owner greenlane encoding 'UTF8' template template0;
SQL
