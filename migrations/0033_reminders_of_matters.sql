CREATE TABLE "matter_reminders" (
	"company_id" text NOT NULL,
	"matter_id" text NOT NULL,
	"due_on" date NOT NULL,
	"step" smallint NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "matter_reminders_company_id_matter_id_due_on_step_user_id_pk" PRIMARY KEY("company_id","matter_id","due_on","step","user_id")
);
--> statement-breakpoint
ALTER TABLE "matter_reminders" ADD CONSTRAINT "matter_reminders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter_reminders" ADD CONSTRAINT "matter_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "matter_reminders_old" ON "matter_reminders" USING btree ("created_at");