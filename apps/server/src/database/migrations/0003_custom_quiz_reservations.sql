CREATE TABLE "custom_quiz_reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"held_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "custom_quiz_reservations" ADD CONSTRAINT "custom_quiz_reservations_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "custom_quiz_reservations_of_student" ON "custom_quiz_reservations" USING btree ("student_id");