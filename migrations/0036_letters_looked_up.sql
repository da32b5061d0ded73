ALTER TABLE "letters" ADD COLUMN "look_ups" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "looked_up_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "letters_newest" ON "letters" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "letters_by_number" ON "letters" USING btree ("number");