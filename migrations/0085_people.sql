CREATE TABLE "staff_absences" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"stand_in_id" text,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_absences" ADD CONSTRAINT "staff_absences_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_absences" ADD CONSTRAINT "staff_absences_stand_in_id_staff_members_id_fk" FOREIGN KEY ("stand_in_id") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_absences_until" ON "staff_absences" USING btree ("until_day");