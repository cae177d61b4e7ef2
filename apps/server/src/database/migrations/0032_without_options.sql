ALTER TABLE "answers" DROP CONSTRAINT "answers_student_id_quiz_id_quiz_results_student_id_quiz_id_fk";
