CREATE TABLE "report_facts" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"facts" jsonb NOT NULL,
	"known_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_facts_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "report_rejudgements" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"import_id" text NOT NULL,
	"changes" jsonb NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"rows_changed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "report_rejudgements_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "report_rejudgements" ADD CONSTRAINT "report_rejudgements_company_id_import_id_report_imports_company_id_id_fk" FOREIGN KEY ("company_id","import_id") REFERENCES "public"."report_imports"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_rejudgements_import" ON "report_rejudgements" USING btree ("company_id","import_id");