CREATE TABLE "withdrawn_transactions" (
	"company_id" text NOT NULL,
	"month" date NOT NULL,
	"id" uuid NOT NULL,
	"import_id" text NOT NULL,
	"line" integer NOT NULL,
	"day" date NOT NULL,
	"type" text NOT NULL,
	"order_id" text NOT NULL,
	"channel" text NOT NULL,
	"depart" text NOT NULL,
	"depart_postcode" text NOT NULL,
	"arrive" text NOT NULL,
	"arrive_postcode" text NOT NULL,
	"buyer" text NOT NULL,
	"buyer_number" text,
	"sku" text NOT NULL,
	"quantity" integer,
	"currency" text NOT NULL,
	"net" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"gross" bigint NOT NULL,
	"acquisition_vat" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"treatment_id" uuid NOT NULL,
	"reason_id" uuid NOT NULL,
	"rate_day" date,
	"original_day" date,
	CONSTRAINT "withdrawn_transactions_company_id_import_id_line_id_pk" PRIMARY KEY("company_id","import_id","line","id")
);
--> statement-breakpoint
DROP INDEX "report_imports_buyers";--> statement-breakpoint
ALTER TABLE "report_imports" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "report_imports" ADD COLUMN "withdrawn_by_kind" text;--> statement-breakpoint
ALTER TABLE "report_imports" ADD COLUMN "withdrawn_by_id" text;--> statement-breakpoint
ALTER TABLE "report_imports" ADD COLUMN "withdrawn_by_name" text;--> statement-breakpoint
CREATE INDEX "withdrawn_transactions_month" ON "withdrawn_transactions" USING btree ("company_id","month");--> statement-breakpoint
CREATE INDEX "report_issues_mended" ON "report_issues" USING btree ("company_id","row_id") WHERE resolved_at is not null and row_id is not null;--> statement-breakpoint
CREATE INDEX "report_imports_buyers" ON "report_imports" USING btree ("ended_at") WHERE status in ('FINISHED', 'WITHDRAWN') and buyers_forgotten_at is null;