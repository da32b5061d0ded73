CREATE TABLE "ledger_lines" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"revision" integer NOT NULL,
	"status" text NOT NULL,
	"country" text NOT NULL,
	"kind" text NOT NULL,
	"supplier" text NOT NULL,
	"number" text NOT NULL,
	"supplier_key" text NOT NULL,
	"number_key" text NOT NULL,
	"date" date NOT NULL,
	"month" date NOT NULL,
	"currency" text NOT NULL,
	"net" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"deductible" bigint NOT NULL,
	"basis_points" integer NOT NULL,
	"file_id" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"created_by_id" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"reviewed_at" timestamp with time zone,
	"reviewed_by_id" text,
	CONSTRAINT "ledger_lines_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_lines_document" ON "ledger_lines" USING btree ("company_id","supplier_key","number_key","country","kind","basis_points") WHERE status <> 'REMOVED';--> statement-breakpoint
CREATE INDEX "ledger_lines_newest" ON "ledger_lines" USING btree ("company_id","date","id");--> statement-breakpoint
CREATE INDEX "ledger_lines_return" ON "ledger_lines" USING btree ("company_id","country","month") WHERE status = 'REVIEWED';--> statement-breakpoint
CREATE INDEX "ledger_lines_review" ON "ledger_lines" USING btree ("status","changed_at","id");