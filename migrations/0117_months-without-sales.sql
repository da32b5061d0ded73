CREATE TABLE "no_sales_statements" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"shop_id" text,
	"month" date NOT NULL,
	"stated_at" timestamp with time zone NOT NULL,
	"stated_by_kind" text NOT NULL,
	"stated_by_id" text NOT NULL,
	"stated_by_name" text NOT NULL,
	"reason" text NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"revoked_by_kind" text,
	"revoked_by_id" text,
	"revoked_by_name" text,
	"import_id" text,
	CONSTRAINT "no_sales_statements_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "report_imports" ADD COLUMN "sale_days" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "no_sales_statements_one" ON "no_sales_statements" USING btree ("company_id",coalesce("shop_id", ''),"month") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "no_sales_statements_month" ON "no_sales_statements" USING btree ("company_id","month");--> statement-breakpoint
UPDATE "report_imports" SET "sale_days" = months.days FROM (SELECT "company_id", "import_id", jsonb_object_agg(to_char("month", 'YYYY-MM'), bits) AS days FROM (SELECT "company_id", "import_id", "month", bit_or(1 << (extract(day FROM "day")::int - 1)) AS bits FROM "transactions" GROUP BY "company_id", "import_id", "month") AS sold GROUP BY "company_id", "import_id") AS months WHERE "report_imports"."company_id" = months."company_id" AND "report_imports"."id" = months."import_id" AND "report_imports"."status" = 'FINISHED';
