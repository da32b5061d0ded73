CREATE TABLE "report_fetches" (
	"company_id" text NOT NULL,
	"shop_id" text NOT NULL,
	"month" date NOT NULL,
	"status" text NOT NULL,
	"report_id" text,
	"ordered_at" timestamp with time zone,
	"import_id" text,
	"fault" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"ask_again_at" timestamp with time zone,
	"asked_by_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "report_fetches_company_id_shop_id_month_pk" PRIMARY KEY("company_id","shop_id","month")
);
--> statement-breakpoint
ALTER TABLE "report_fetches" ADD CONSTRAINT "report_fetches_company_id_shop_id_shops_company_id_id_fk" FOREIGN KEY ("company_id","shop_id") REFERENCES "public"."shops"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_fetches_import" ON "report_fetches" USING btree ("company_id","import_id") WHERE import_id is not null;