CREATE TABLE "report_issue_causes" (
	"company_id" text NOT NULL,
	"import_id" text NOT NULL,
	"cause" integer NOT NULL,
	"code" text NOT NULL,
	"severity" text NOT NULL,
	"column" text,
	"reason" jsonb NOT NULL,
	"fix" jsonb NOT NULL,
	"count" integer NOT NULL,
	"sums" jsonb NOT NULL,
	CONSTRAINT "report_issue_causes_company_id_import_id_cause_pk" PRIMARY KEY("company_id","import_id","cause")
);
--> statement-breakpoint
CREATE TABLE "report_issues" (
	"company_id" text NOT NULL,
	"import_id" text NOT NULL,
	"line" integer NOT NULL,
	"place" integer NOT NULL,
	"cause" integer NOT NULL,
	"value" text NOT NULL,
	"params" jsonb,
	"amount" bigint,
	"currency" text,
	"row_id" uuid,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "report_issues_company_id_import_id_line_place_pk" PRIMARY KEY("company_id","import_id","line","place")
);
--> statement-breakpoint
CREATE TABLE "cost_prices" (
	"company_id" text NOT NULL,
	"sku" text NOT NULL,
	"from_day" date NOT NULL,
	"amount" text NOT NULL,
	"currency" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by_id" text NOT NULL,
	CONSTRAINT "cost_prices_company_id_sku_from_day_pk" PRIMARY KEY("company_id","sku","from_day")
);
--> statement-breakpoint
CREATE TABLE "report_file_parts" (
	"company_id" text NOT NULL,
	"import_id" text NOT NULL,
	"start" bigint NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"file_id" text NOT NULL,
	"key_id" text NOT NULL,
	"stored_size" integer NOT NULL,
	CONSTRAINT "report_file_parts_company_id_import_id_start_pk" PRIMARY KEY("company_id","import_id","start")
);
--> statement-breakpoint
CREATE TABLE "report_imports" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"status" text NOT NULL,
	"file_name" text NOT NULL,
	"size" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"fingerprint" text,
	"source" text,
	"mapping_id" text,
	"shop_id" text,
	"rows_read" integer DEFAULT 0 NOT NULL,
	"rows_kept" integer DEFAULT 0 NOT NULL,
	"rows_duplicate" integer DEFAULT 0 NOT NULL,
	"rows_with_issue" integer DEFAULT 0 NOT NULL,
	"rows_outside" integer DEFAULT 0 NOT NULL,
	"bytes_read" bigint DEFAULT 0 NOT NULL,
	"sums" jsonb NOT NULL,
	"first_day" date,
	"last_day" date,
	"facts_hash" text,
	"fault" text,
	"fault_params" jsonb,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_by_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "report_imports_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "report_mappings" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"header_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_mappings_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "transaction_reasons" (
	"company_id" text NOT NULL,
	"id" uuid NOT NULL,
	"rule" text,
	"is_provisional" boolean NOT NULL,
	"reason" jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	"warnings" jsonb NOT NULL,
	CONSTRAINT "transaction_reasons_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "transaction_totals" (
	"company_id" text NOT NULL,
	"month" date NOT NULL,
	"treatment_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"rate_day" date,
	"count" bigint NOT NULL,
	"net" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"gross" bigint NOT NULL,
	"acquisition_vat" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "transaction_totals_once" UNIQUE NULLS NOT DISTINCT("company_id","month","treatment_id","currency","rate_day")
);
--> statement-breakpoint
CREATE TABLE "transaction_verdicts" (
	"company_id" text NOT NULL,
	"month" date NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"import_id" text NOT NULL,
	"why" text NOT NULL,
	"treatment_id" uuid,
	"reason_id" uuid,
	"net" bigint,
	"vat" bigint,
	"gross" bigint,
	CONSTRAINT "transaction_verdicts_company_id_month_id_at_pk" PRIMARY KEY("company_id","month","id","at")
);
--> statement-breakpoint
CREATE TABLE "transactions" (
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
	CONSTRAINT "transactions_company_id_month_id_pk" PRIMARY KEY("company_id","month","id")
) PARTITION BY RANGE ("month");
--> statement-breakpoint
CREATE TABLE "treatments" (
	"company_id" text NOT NULL,
	"id" uuid NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "treatments_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "report_issue_causes" ADD CONSTRAINT "report_issue_causes_company_id_import_id_report_imports_company_id_id_fk" FOREIGN KEY ("company_id","import_id") REFERENCES "public"."report_imports"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_file_parts" ADD CONSTRAINT "report_file_parts_company_id_import_id_report_imports_company_id_id_fk" FOREIGN KEY ("company_id","import_id") REFERENCES "public"."report_imports"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_issues_cause" ON "report_issues" USING btree ("company_id","import_id","cause","line");--> statement-breakpoint
CREATE INDEX "report_issues_waiting" ON "report_issues" USING btree ("company_id","row_id") WHERE resolved_at is null and row_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "report_imports_same_file" ON "report_imports" USING btree ("company_id","fingerprint") WHERE status in ('MAPPING', 'WAITING', 'RUNNING', 'CANCELLING', 'FINISHED');--> statement-breakpoint
CREATE INDEX "report_imports_newest" ON "report_imports" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "report_imports_open" ON "report_imports" USING btree ("changed_at") WHERE status in ('UPLOADING', 'MAPPING', 'WAITING', 'RUNNING', 'CANCELLING');--> statement-breakpoint
CREATE UNIQUE INDEX "report_mappings_header" ON "report_mappings" USING btree ("company_id","header_hash");--> statement-breakpoint
CREATE INDEX "transactions_treatment" ON "transactions" USING btree ("company_id","treatment_id","day","id");