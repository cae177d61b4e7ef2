/** Words of sentences around a topic: they say neither chemistry nor anything else. */
export const smallTalk =
  'able above absolutely actually again ago almost alone already always anyone anything around ask asked away back bad become ' +
  'before begin beginning behind being below best bit bring brush came cannot care catch chance check choose clear clearly close ' +
  'come confused confusing correct could couple cover covering cram cramming crash decide deep describe despite detail detailed ' +
  'doing done down drill during each early either else end enough even ever every everything exactly exam exams example except ' +
  'exercise exercises explanation explained express extra fail failing far fast few finally fine finish first focus focused follow ' +
  'following forget full fully fun further gets giving goes gone great guess guide guys half hand happens happening hate having hear ' +
  'hello help helpful her here hey hi high his hold hopefully hour idk including inside instead issue itself join keep ' +
  'keeps kept kinda knowing known last lastly late lately later least leave left lesson lets level levels line list little long ' +
  'look looking lose losing lost lots love made mainly makes mark marks master matter maybe memorise memorize mentioned midterm ' +
  'might mind minute mixed mock moment month months morning move moving must myself name names near nearly needed needs never new ' +
  'syllabus next nice night nothing now number numbers often okay ok old once ones online open others otherwise ought ours own paper papers ' +
  'part particular parts pass past people per perhaps please pls plus point points possible prep prepare prepared preparing prep ' +
  'pretty probably professor put quick quickly quite random rather read reading ready real really recap refresh remember request ' +
  'rest review revise right round run said saw say saying school score second section see seem seen send session set several ' +
  'shall she short shortly show side simply since sit six slow small someone something sometimes soon sorry start started ' +
  'stick still stop struggle struggling student students stuck stuff style such suck sure take taken takes taking talk teach ' +
  'teacher tell term tested testing textbook thank thanks themselves think thinking though three thing things through till time ' +
  'times today together tomorrow tonight too total touch toward trick tried trouble try trying turn tutor twice two uni university ' +
  'understood until upcoming upon usual usually various version versus wait wanna wanted wants was way win wins ways week weekend weeks well ' +
  'went were whatever whenever whether while whole whose why wish within without won word words worked works would wrong yeah yes super ' +
  'yesterday yet yourself gen orgo inorg ochem pchem pchem rxn rxns eqn eqns calc calcs calculator intro overview gcse alevel ' +
  'standard standards hl sl nature science scientific class classes grade freshman sophomore junior senior 101 102 trend trends exception exceptions evidence stability energies system systems study studies report sheet cheat ncert revise mcqs mcq level group groups setup data booklet combine combining mess messing kid kids 8th 9th 10th 11th 12th ia ii iii chemist chemists multiple ' +
  'dont doesnt didnt isnt cant wont based day days scratch proces maybe difficulty inside setup basics stuff story according africa south southern numericals numerical although though never questions practicals practical ' +
  'monday tuesday wednesday thursday friday saturday sunday tmrw tmr tmrow 2moro plz thx bc cuz idk ngl lol omg wtf ugh tho rn asap gonna gotta lemme dunno tonite 2day im ive doing quizzing dumb dummy lost clue prof exams finals ' +
  'count counting conversion conversions table tables measure measuring inorganic organic organics australia india uk usa';
