CREATE TABLE "report_buyer_numbers" (
	"company_id" text NOT NULL,
	"import_id" text NOT NULL,
	"number" text NOT NULL,
	"month" date NOT NULL,
	"depart" text NOT NULL,
	"arrive" text NOT NULL,
	"confirmed" boolean,
	"denied_since" date,
	CONSTRAINT "report_buyer_numbers_company_id_import_id_number_month_depart_arrive_pk" PRIMARY KEY("company_id","import_id","number","month","depart","arrive")
);
--> statement-breakpoint
ALTER TABLE "report_buyer_numbers" ADD CONSTRAINT "report_buyer_numbers_company_id_import_id_report_imports_company_id_id_fk" FOREIGN KEY ("company_id","import_id") REFERENCES "public"."report_imports"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_buyer_numbers_month" ON "report_buyer_numbers" USING btree ("company_id","month");--> statement-breakpoint
-- Rows that were determined before registers were asked counted by check digits, as if the numbers were confirmed: they stay
-- so until a register says otherwise. Numbers that are none are never answered.
INSERT INTO "report_buyer_numbers" ("company_id", "import_id", "number", "month", "depart", "arrive", "confirmed") SELECT DISTINCT t."company_id", t."import_id", t."buyer_number", t."month", t."depart", t."arrive", true FROM "transactions" t JOIN "report_imports" i ON i."company_id" = t."company_id" AND i."id" = t."import_id" WHERE t."buyer_number" IS NOT NULL;
